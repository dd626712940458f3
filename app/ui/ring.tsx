import type { ReactNode } from 'react';

type Props = {
  className?: string;
  /** In a square of 126 units, in whose middle the porthole has a radius of 50. */
  children?: ReactNode;
};

/** The graduated ring around a porthole, a tick every three degrees. */
export function Ring({ className, children }: Props) {
  return (
    <svg className={`ring ${className ?? ''}`} viewBox="0 0 126 126" fill="none" aria-hidden="true">
      <circle cx="63" cy="63" r="56" pathLength="360" strokeDasharray=".6 2.4" strokeWidth="3" />
      <circle cx="63" cy="63" r="61" strokeWidth=".35" />
      {children}
    </svg>
  );
}
