import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { tokens } from '../theme/tokens.ts';
import { Block, Lines } from './skeleton.styles.ts';

type SkeletonBlockProps = ComponentPropsWithRef<'span'> & {
  /** A CSS length. */
  width?: string;
  height?: string;
  shape?: 's' | 'm' | 'l' | 'full';
};

/** A placeholder for an image, a button or a number, which may be part of a heading or a paragraph, as text may. */
export function SkeletonBlock({
  width = '100%',
  height = '16px',
  shape = 's',
  ...rest
}: SkeletonBlockProps) {
  return (
    <Block aria-hidden {...rest} $width={width} $height={height} $radius={tokens.radius[shape]} />
  );
}

type SkeletonTextProps = ComponentPropsWithRef<'span'> & {
  lines?: number;
  size?: keyof typeof tokens.text;
  /** Unitless, the same as that of the replaced text. */
  lineHeight?: number;
};

/** Lines as high as the replaced text; the last one is shorter. They may stand wherever text may. */
export function SkeletonText({
  lines = 1,
  size = 16,
  lineHeight = 1.5,
  ...rest
}: SkeletonTextProps) {
  return (
    <Lines
      aria-hidden
      {...rest}
      $fontSize={tokens.text[size]}
      $lineHeight={`calc(${tokens.text[size]} * ${lineHeight})`}
    >
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBlock key={line} height="0.7em" width={line === lines - 1 ? '64%' : '100%'} />
      ))}
    </Lines>
  );
}

/** Wraps all skeletons of a page and announces once what is loading. The frame of the page keeps its height while it contains one. */
export function SkeletonGroup({
  label,
  children,
  ...rest
}: ComponentPropsWithRef<'div'> & { label: string }) {
  return (
    <div {...rest} data-loading>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}
