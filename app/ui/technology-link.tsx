import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { pageHref, routeHash } from '@/app/lib/address/addresses';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** The slug of the technology. */
  technology: string;
};

/** A link to the works that used a technology; without script, to all works. */
export function TechnologyLink({ technology, ...rest }: Props) {
  const href = pageHref(useLocale(), 'portfolio') + routeHash({ route: 'portfolio', technology });
  return <a {...rest} href={href} />;
}
