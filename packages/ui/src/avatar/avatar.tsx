import User from 'lucide-react/icons/user';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { AvatarElement, avatarPixels } from './avatar.styles.ts';
import type { AvatarSize } from './avatar.styles.ts';

export type AvatarProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  name: string;
  src?: string | null;
  size?: AvatarSize;
  /** The placeholder for a user without a picture. */
  fallback?: 'initial' | 'icon';
  /** Next to the name, so that screen readers need not read it twice. */
  isDecorative?: boolean;
};

/** A user's picture, or else the initial of the name or an icon, always in the same size. */
export function Avatar({
  name,
  src,
  size = 'm',
  fallback = 'initial',
  isDecorative = false,
  ...rest
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const pixels = avatarPixels[size];
  const initial = fallback === 'initial' && getInitial(name);

  if (src && src !== broken) {
    return (
      <AvatarElement {...rest} $size={size}>
        <img
          src={src}
          alt={isDecorative ? '' : name}
          width={pixels}
          height={pixels}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      </AvatarElement>
    );
  }
  return (
    <AvatarElement
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': name.trim() || 'No picture' })}
      {...rest}
      $size={size}
    >
      {initial ? <span aria-hidden>{initial}</span> : <User aria-hidden />}
    </AvatarElement>
  );
}

/** The first character as readers see it: an accent or the parts of a flag belong to it. The same on the server and in any browser. */
function getInitial(name: string) {
  const [first] = new Intl.Segmenter('en').segment(name.trim());
  return first?.segment.toUpperCase();
}
