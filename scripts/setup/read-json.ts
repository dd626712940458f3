import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { BuildError } from '../lib/errors';
import { explainSyntaxError, parseJson } from '../lib/syntax';

/** Reads a JSON file of the owner's; throws one line: the file, the field, what is wrong. */
export function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  let value: unknown;
  try {
    value = parseJson(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BuildError(`${file}: can't be read as JSON (${explainSyntaxError(error)}).`);
  }
  const { data, error } = schema.safeParse(value);
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  throw new BuildError(`${file} › ${z.core.toDotPath(issue?.path ?? [])}: ${issue?.message}.`);
}
