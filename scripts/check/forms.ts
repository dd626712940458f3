import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '../lib/contrast';
import { root } from '../lib/paths';

type Form = readonly [RegExp | ((value: string) => boolean), expected: string];

/** The form of each field of the content that has one. */
const forms: Record<string, Form> = {
  name: [/\S/, 'a text'],
  email: [/^[^\s@]+@[^\s@.]+\.[^\s@]+$/, 'an address such as "me@example.org"'],
  phone: [/^\+?[\d(](?:[ ()./-]*\d){4,14}$/, 'a number such as "+33 6 39 98 07 42"'],
  latitude: [(value) => Math.abs(Number(value)) <= 90, 'from -90 to 90'],
  longitude: [(value) => Math.abs(Number(value)) <= 180, 'from -180 to 180'],
  accent: [(value) => contrastOf(value) >= 4.5, 'a "#rrggbb" with a contrast of 4.5 on the page'],
  timeZone: [(timeZone) => isKnown(() => Intl.DateTimeFormat('en', { timeZone })), 'such as "Europe/Paris"'],
  country: [(code) => isKnown(() => nameOf('region', code)), 'such as "FR"'],
  language: [(code) => isKnown(() => nameOf('language', code)), 'such as "fr"'],
};
const urlForm: Form = [/^https:\/\/[^\s/.]+\.[^\s/]+(\/\S*)?$/, 'the https address of a site'];

const nameOf = (type: 'region' | 'language', code: string) =>
  new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code);

/** The contrast of a colour with the ground of the page. */
const contrastOf = (colour: string) => (/^#[0-9a-f]{6}$/i.test(colour) ? contrast(colour, ground()) : 0);

/** The ground colour of the page. */
const ground = () =>
  /--void: (#\w+)/.exec(readFileSync(join(root, 'app/styles/_settings.scss'), 'utf8'))?.[1] ?? '#000000';

function isKnown(task: () => unknown): boolean {
  try {
    return task() !== undefined;
  } catch {
    return false;
  }
}

/** What is expected of a field, where its value is something else. */
export function findFormError(field: string, value: unknown): string | undefined {
  const [form, expected] = (/url$|^website$/i.test(field) ? urlForm : forms[field]) ?? [/./, 'a text'];
  const isRight = form instanceof RegExp ? form.test(String(value)) : form(String(value));
  return isRight || value === null ? undefined : expected;
}
