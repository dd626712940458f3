import { printParseErrorCode, visit } from 'jsonc-parser';
import { BuildError } from './script';

/** What to do, by what the parser did not find, or found in its place. */
const remedies: Partial<Record<string, string>> = {
  InvalidSymbol: 'keys and texts are in straight quotation marks, and a " in a text is typed \\"',
  PropertyNameExpected: 'expected a key in quotation marks, and no comma before a }',
  ValueExpected: 'expected a text in quotation marks, and no comma before a ]',
  ColonExpected: 'a colon is missing before it',
  CommaExpected: 'a comma is missing before it',
  CloseBraceExpected: 'a } is missing before it',
  InvalidCommentToken: 'remove the comment, as JSON has none',
  UnexpectedEndOfString: 'a text ends in its line, and a " in it is typed \\"',
  InvalidEscapeCharacter: 'a backslash in a text is typed \\\\',
};

/**
 * Parses a JSON file that a person has written.
 * @throws BuildError that names the line of what is wrong, and what to do
 */
export function parseJson(text: string, file: string): unknown {
  const problems: string[] = [];
  const report = (line: number, found: string, problem: string) =>
    problems.push(`${file}, line ${line + 1}, at ${found || 'its end'}: ${problem}`);
  // JSON.parse keeps the last one of two.
  const groups: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void groups.push(new Set()),
      onObjectEnd: () => void groups.pop(),
      onObjectProperty(key, _offset, _length, line) {
        if (groups.at(-1)?.has(key))
          report(line, `"${key}"`, 'is there twice; expected each key once in its group');
        // Paths of texts have dots between their keys.
        if (key.includes('.') && file.startsWith('messages/'))
          report(line, `"${key}"`, 'has a dot; expected a key without one');
        groups.at(-1)?.add(key);
      },
      onError: (code, offset, length, line) =>
        report(
          line,
          text.slice(offset, offset + length),
          remedies[printParseErrorCode(code)] ?? 'expected valid JSON',
        ),
    },
    { disallowComments: true },
  );
  if (problems[0]) throw new BuildError(problems[0]);
  return JSON.parse(text);
}
