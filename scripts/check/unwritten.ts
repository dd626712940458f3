import { flatten } from '../lib/files';
import { isToDo } from '../lib/to-do';
import { type Content, inFile } from './content';

/** Places of texts and facts, those that matter most first: a visitor reads them first. */
const order = [
  /^profile\.name$/,
  /^home\.title$/,
  /^meta\.jobTitle$/,
  /^profile\.email$/,
  /^home\.proposition$/,
  /^works\.\w+\.result$/,
  /^works\.\w+\.subTitle$/,
  /^cv\.summary$/,
  /^home\.intro$/,
  /^pictures\.portrait$/,
  /^profile\./,
  /^(?:entries|works)\./,
];

/** What is to be written in a place where nobody says it. */
const advice: readonly [place: RegExp, text: string][] = [
  [/^works\.\w+\.(?:result|subTitle)$/, 'what you built, for whom, what changed, with one figure'],
  [/^home\.title$/, 'what you do and for whom, in one sentence'],
  [/^cv\.summary$/, 'two full sentences: for whom you work, on what, and with which results'],
  [/^works\./, 'what you did, in a line that begins with a verb'],
];

/** Facts that a site can do without, and what a visitor misses then. */
function findMissingFacts({ profile }: Content): [place: string, text: string][] {
  const { city, email, phone, latitude, longitude, timeZone } = profile;
  const hasPlace = timeZone && latitude !== undefined && longitude !== undefined;
  const facts: [isThere: unknown, place: string, text: string][] = [
    [email, 'email', 'your address, such as “me@site.example”: visitors can’t write to you'],
    [city, 'city', 'the city that you work in'],
    [
      !city || hasPlace,
      'latitude',
      `where ${city} is (latitude, longitude, timeZone): Contact shows the sky above it`,
    ],
    [
      !phone || phone.startsWith('+'),
      'phone',
      `${phone} in international form, such as “+33 6 39 98 07 42”: it is no link until then`,
    ],
  ];
  return facts.flatMap(([isThere, place, text]) => (isThere ? [] : [[`profile.${place}`, text]]));
}

/** What nobody has written yet, a line each, what matters most first. */
export function findUnwritten(content: Content): string[] {
  const { messages, pictures, technologies, videos, ...facts } = content;
  const said = ([key, value]: [string, unknown]): [string, string][] => {
    const text = String(value).replace(/^(?:TODO|FIXME)[:\s]*/, '');
    const [, more] = advice.find(([place]) => place.test(key)) ?? [];
    return isToDo(value) ? [[key, text || more || 'a text']] : [];
  };
  const found = [
    ...[...[...flatten(facts)].flatMap(said), ...findMissingFacts(content)].map(([key, text]) => ({
      key,
      place: inFile(key),
      text,
    })),
    ...[...messages].flatMap(([locale, texts]) =>
      [...texts]
        .flatMap(said)
        .map(([key, text]) => ({ key, place: `messages/${locale}.json › ${key}`, text })),
    ),
  ];
  const rank = ({ key }: { key: string }) => {
    const index = order.findIndex((place) => place.test(key));
    return index < 0 ? order.length : index;
  };
  return found
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ place, text }) => `${place}: ${text}`);
}
