import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { useHydrated } from '@/app/browser/hydration';
import { hasModifier, isPlainClick } from '@/app/browser/plain-events';

type Props = Omit<ComponentProps<'a'>, 'onClick'> & {
  href: string;
  onAct: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * What acts on the page once there is a script: a button for assistive technology and keys.
 * Without script, and for a new tab, it is the link that it is written as.
 */
export function ActionLink({
  href,
  onAct,
  'aria-pressed': isPressed,
  'aria-haspopup': popup,
  ...link
}: Props) {
  const isHydrated = useHydrated();

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onAct(event);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ' || hasModifier(event)) return;
    event.preventDefault();
    event.currentTarget.click();
  };

  return (
    <a
      {...link}
      href={href}
      {...(isHydrated && { role: 'button', 'aria-pressed': isPressed, 'aria-haspopup': popup })}
      onClick={onClick}
      onKeyDown={onKeyDown}
    />
  );
}
