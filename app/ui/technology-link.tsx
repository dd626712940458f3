import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { documentHref, pageHref } from '@/app/lib/address/addresses';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** The slug of the technology. */
  technology: string;
};

/** A link to the works that used a technology; without script, to all works. */
export function TechnologyLink({ technology, ...rest }: Props) {
  const page = pageHref(useLocale(), 'portfolio');
  return <a {...rest} href={documentHref(page, { route: 'portfolio', technology })} />;
}
