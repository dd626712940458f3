/** How next-intl reads messages/: where texts are plain, it gets messages that show them. */
import { defineCodec } from 'next-intl/extractor';
import { locales } from '../../app/lib/locales';
import { flatten } from './files';
import { toMessages } from './messages';

export default defineCodec(() => ({
  decode(content, { locale }) {
    // Whatever else ends with .json.
    if (!locales.some((known) => known === locale)) return [];
    const texts = flatten(toMessages(JSON.parse(content.replace(/^\uFEFF/, ''))));
    return [...texts].map(([id, text]) => ({ id, message: String(text), description: [], references: [] }));
  },
  encode() {
    throw new Error('No file of messages/ is written.');
  },
}));
