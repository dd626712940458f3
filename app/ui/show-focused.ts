import type { FocusEvent } from 'react';

/**
 * Shows the whole of the item that the Tab key has reached in a row that scrolls sideways:
 * browsers leave it where a part is seen. Not under a pointer: what moves between its down and
 * its up loses the click.
 */
export function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' });
}
