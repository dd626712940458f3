import { expect, test } from 'playwright/test';
import { parseJson } from './parse-json';

/** What is wrong with a file, and how the line about it begins. */
const mistakes: Record<string, string> = {
  '{\n "a": "x",\n}': 'line 3, at }: expected a key in quotation marks, and no comma before a }',
  '{\n "a": ["x",]\n}': 'line 2, at ]: expected a text in quotation marks, and no comma before a ]',
  '{\n "a": "x"\n "b": "y"\n}': 'line 3, at "b": a comma is missing before it',
  '{\n "a": {}\n "b": "y"\n}': 'line 3, at "b": a comma is missing before it',
  '{\n “a”: "x"\n}': 'line 2, at “a”: keys and texts are in straight quotation marks',
  "{\n 'a': 'x'\n}": "line 2, at 'a': keys and texts are in straight quotation marks",
  '{\n "a": "the "x" of"\n}':
    'line 2, at x: keys and texts are in straight quotation marks, and a " in a text',
  '{\n // a\n "a": "x"\n}': 'line 2, at // a: remove the comment',
  '{\n "a": "x\ny"\n}': 'line 2, at "x: a text ends in its line',
  '{\n "a": "C:\\dev"\n}': 'line 2, at "C:\\dev": a backslash in a text is typed \\\\',
  '{\n "a" "x"\n}': 'line 2, at "x": a colon is missing before it',
  '{\n "a": "x"\n': 'line 3, at its end: a } is missing before it',
  '{\n "a": "x" } }': 'line 2, at }: expected valid JSON',
  '': 'line 1, at its end: expected a text',
  '{\n "a": "x",\n "b": "y",\n "a": "z"\n}': 'line 4, at "a": is there twice',
  '{\n "a": { "b": "x", "b" : "y" }\n}': 'line 2, at "b": is there twice',
};

for (const [text, line] of Object.entries(mistakes)) {
  test(`JSON is not valid: ${JSON.stringify(text).slice(0, 50)}`, () => {
    expect(() => parseJson(text, 'messages/fr.json')).toThrow(`messages/fr.json, ${line}`);
    expect(() => parseJson(text.replaceAll('\n', '\r\n'), 'a.json')).toThrow(`a.json, ${line}`);
  });
}

test('valid JSON is what it is, also with keys of other groups', () => {
  const tree = { a: { b: 'x: "y"', c: '{' }, b: { a: '"a": ' }, c: [{ a: 'x' }, { a: 'y' }] };
  for (const space of [0, 2]) expect(parseJson(JSON.stringify(tree, null, space), '')).toEqual(tree);
});
