import { Fragment } from 'react';

/** Lets an address break after its @ and before its dots rather than in the middle of a word. */
export function withBreaks(value: string) {
  return value.split(/(?<=@)|(?=[.])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
