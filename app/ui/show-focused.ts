/**
 * Shows the whole of what the Tab key has reached in a row that scrolls sideways; browsers show a
 * part. Not under a pointer: what moves between its down and its up loses the click.
 */
export function showFocused({ currentTarget }: { currentTarget: HTMLElement }) {
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'start' });
}
