'use client';

import { useLocale } from 'next-intl';
import type { ComponentProps, MouseEvent } from 'react';
import { useAddress } from '@/app/_components/shell/address-provider';
import { pageHref, type Route } from '@/app/_lib/addresses';

type Props = Omit<ComponentProps<'a'>, 'href'> & { route: Route };

/** A real link to an exported page (crawlers, no script, middle click); a plain click moves by the hash instead. */
export function PageLink({ route, onClick, ...rest }: Props) {
  const locale = useLocale();
  const address = useAddress();

  const move = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!address || !plain || event.defaultPrevented) return;
    event.preventDefault();
    address.go(route);
  };

  return (
    <a
      {...rest}
      href={pageHref(locale, route)}
      aria-current={address?.place === route ? 'page' : undefined}
      onClick={move}
    />
  );
}
