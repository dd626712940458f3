type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click is for this tab, not for a new one, a new window or a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
