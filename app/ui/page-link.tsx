import { useLocale } from 'next-intl';
import { type ComponentProps, type MouseEvent, use } from 'react';
import { pageHref, type Route } from '@/app/lib/addresses';
import { isPlainClick } from '@/app/lib/is-plain-click';
import { SteeringContext } from '@/app/router/address';

type Props = Omit<ComponentProps<'a'>, 'href'> & { route: Route };

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
