import { expect, test } from 'playwright/test';
import { directionOf } from './locales';

const tags = `ar ar-EG ar-Latn az az-Arab ckb de dv el en en-GB es fa fa-AF fr he hi ja ko ku ku-Arab ms nl pa
  pa-Arab ps pt pt-BR ru sd sv tr ug uk ur ur-PK uz-Arab vi yi zh zh-Hans zh-Hant-TW`.split(/\s+/);

test('a language has the direction of the script that Unicode gives it', () => {
  for (const tag of tags) {
    const { script = '' } = new Intl.Locale(tag).maximize();
    const expected = ['Arab', 'Hebr', 'Thaa'].includes(script) ? 'rtl' : 'ltr';
    expect.soft(directionOf(tag), tag).toBe(expected);
  }
});
