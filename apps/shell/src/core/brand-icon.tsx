import { tokens } from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type BrandName = 'Twitter' | 'Instagram' | 'GitHub' | 'LinkedIn' | 'Google';

const shapes: Record<BrandName, ReactNode> = {
  Twitter: (
    <path d="M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z" />
  ),
  Instagram: (
    <>
      <rect width="20" height="20" x="2" y="2" rx="5" />
      <path d="M16 11.37A4 4 0 1 1 12.63 8 4 4 0 0 1 16 11.37z" />
      <path d="M17.5 6.5h.01" />
    </>
  ),
  GitHub: (
    <>
      <path d="M15 22v-4a4.8 4.8 0 0 0-1-3.5c3 0 6-2 6-5.5.08-1.25-.27-2.48-1-3.5.28-1.15.28-2.35 0-3.5 0 0-1 0-3 1.5-2.64-.5-5.36-.5-8 0C6 2 5 2 5 2c-.3 1.15-.3 2.35 0 3.5A5.4 5.4 0 0 0 4 9c0 3.5 3 5.5 6 5.5-.39.49-.68 1.05-.85 1.65-.17.6-.22 1.23-.15 1.85v4" />
      <path d="M9 18c-4.51 2-5-2-7-2" />
    </>
  ),
  LinkedIn: (
    <>
      <path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z" />
      <rect width="4" height="12" x="2" y="9" />
      <circle cx="4" cy="4" r="2" />
    </>
  ),
  Google: (
    <path d="M21 12.2c0 5.3-3.6 9-9 9a9.2 9.2 0 1 1 6.3-15.9M21 12.2h-8.6" strokeLinecap="butt" />
  ),
};

/** The logo of another company, which our icon set lacks. Next to a visible name, pass `label={null}` to hide it from screen readers. */
export function BrandIcon({ name, label = name }: { name: BrandName; label?: string | null }) {
  const ariaProps = label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <IconSvg viewBox="0 0 24 24" {...ariaProps}>
      {shapes[name]}
    </IconSvg>
  );
}

const IconSvg = styled.svg`
  inline-size: 20px;
  block-size: 20px;
  padding: 1px;
  border-radius: ${tokens.radius.s};
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2;
`;
