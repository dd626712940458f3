import { useLocale } from 'next-intl';
import { type ComponentProps, type MouseEvent, use } from 'react';
import { pageHref, type Route } from '@/app/lib/addresses';
import { SteeringContext } from './address';

type Props = Omit<ComponentProps<'a'>, 'href'> & { route: Route };

/** Whether a click is for this tab, not for a new one, a new window or a download. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real link to an exported page (crawlers, no script, middle click); a plain click moves by the hash, or to the top (`go`, address.tsx). */
export function PageLink({ route, onClick, ...rest }: Props) {
  const locale = useLocale();
  const steering = use(SteeringContext);

  const move = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!steering || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    steering.go(route);
  };
  // The page is loaded before the click. The others are loaded when the page is quiet (`usePagesAhead`, pages.tsx).
  const prepare = () => steering?.prepare(route);

  return (
    <a
      {...rest}
      href={pageHref(locale, route)}
      onClick={move}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    />
  );
}
