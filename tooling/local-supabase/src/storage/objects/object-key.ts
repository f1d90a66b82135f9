import { invalidKey } from '../storage-error.ts';

/** The characters that hosted Storage allows in a name. */
const allowed = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const maxSegmentLength = 200;

/** Returns a name that is safe as a path below the bucket's folder, or throws. */
export function checkedKey(key: string): string {
  const segments = key.split('/');
  const isUnsafe = segments.some(
    (part) => part === '' || /^\.+$/.test(part) || part.length > maxSegmentLength,
  );
  if (key.length > 1024 || !allowed.test(key) || isUnsafe) throw invalidKey(key);
  return key;
}
