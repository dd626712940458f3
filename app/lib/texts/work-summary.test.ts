import { expect, test } from 'playwright/test';
import { claimOf } from './work-summary';

test('a result leads a work, or else its first action, which is not said again', () => {
  const actions = ['Cut the run from 3 hours to 18 minutes', 'Moved 40 services'];
  expect(claimOf({ result: 'Used by 14 harbours', actions })).toEqual({
    claim: 'Used by 14 harbours',
    others: actions,
  });
  expect(claimOf({ actions })).toEqual({ claim: actions[0], others: [actions[1]] });
  expect(claimOf({ actions: actions.slice(1) })).toEqual({ claim: actions[1], others: [] });
});
