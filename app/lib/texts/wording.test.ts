import { expect, test } from 'playwright/test';
import { degreeName } from './wording';

test('English says “in” between a degree in words and its subject', () => {
  expect(degreeName({ degree: 'Master', area: 'Physics' }, 'en')).toBe('Master in Physics');
  expect(degreeName({ degree: 'MSc', area: 'Physics' }, 'en')).toBe('MSc Physics');
  expect(degreeName({ degree: 'Master' }, 'en')).toBe('Master');
});
