type Modified = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a key or a click has another meaning for the browser or the system. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Modified) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Whether a click is for this tab, not for a new one, a new window or a download. */
export const isPlainClick = (event: Modified & Pick<MouseEvent, 'button'>) =>
  event.button === 0 && !hasModifier(event);
