import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import subsetFont from 'subset-font';

/** The instances of the site's fonts that the templates use: Typst reads no variable font, and no WOFF2. */
const instances: [file: string, axes: Record<string, number>][] = [
  ['text', { wght: 400 }],
  ['text', { wght: 640 }],
  ['display', {}],
  ['telemetry', {}],
];

/** Whatever characters the site's fonts have are kept. */
const allCharacters = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).join('');

const loadFonts = () =>
  Promise.all(
    instances.map(([name, variationAxes]) =>
      subsetFont(readFileSync(join(process.cwd(), `app/fonts/${name}.woff2`)), allCharacters, {
        targetFormat: 'truetype',
        variationAxes,
      }),
    ),
  );

let fonts: Promise<Buffer[]> | undefined;

/**
 * Sets a template with Typst. Nothing is read from the network.
 * @param template its path in the project
 * @param data what it reads from `sys.inputs.data`
 * @param files contents of files beside it that exist only for this call
 */
export async function typeset(template: string, data: unknown, files: Record<string, Buffer> = {}) {
  const mainFilePath = join(process.cwd(), template);
  fonts ??= loadFonts();
  const compiler = NodeCompiler.create({
    workspace: process.cwd(),
    fontArgs: [{ fontBlobs: await fonts }],
    inputs: { data: JSON.stringify(data) },
  });
  for (const [name, content] of Object.entries(files)) {
    compiler.mapShadow(join(dirname(mainFilePath), name), content);
  }
  const compiled = compiler.compile({ mainFilePath });
  const { result } = compiled;
  if (!result) throw new Error(`${template}: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
  return {
    pages: result.numOfPages,
    pdf: () => compiler.pdf(result),
    svg: () => compiler.plainSvg(result),
  };
}
