import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { linkAddress } from './link-address.ts';

interface SafeAnchorProps {
  address: string | null | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to an address that an operator typed: in the shop it stays here, elsewhere it opens a new tab. */
export function SafeAnchor({ address, className, children }: SafeAnchorProps) {
  const target = linkAddress(address);
  if (!target) return <span className={className}>{children}</span>;
  if ('to' in target) {
    return (
      <Link to={target.to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={target.href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
