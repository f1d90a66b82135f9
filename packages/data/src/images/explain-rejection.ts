import { getRestrictions } from '../account/restrictions.ts';
import type { DataClient } from '../client/types.ts';
import { DataError } from '../client/data-error.ts';
import { toDataError } from '../http/to-data-error.ts';

/** Throws the error again, with a sentence for users: which picture the storage rejected, and why. */
export async function explainRejection(
  client: DataClient,
  name: string,
  error: unknown,
): Promise<never> {
  const { kind, message, status, code } = toDataError(error);
  const reason = status === 403 ? await findDenial(client) : REASONS[status];
  if (!reason) throw error;
  const sentence = `We couldn't accept “${name}”. ${reason}`;
  throw new DataError({ kind, message, status, code, sentence, cause: error });
}

const REASONS: Record<number, string> = {
  413: 'Choose a picture under 2MB.',
  415: 'Choose a JPEG, PNG or GIF.',
};

/** A policy does not say why it denies an upload; undefined if that is not known either. */
async function findDenial(client: DataClient): Promise<string | undefined> {
  const restrictions = await getRestrictions(client).catch(() => null);
  if (!restrictions) return undefined;
  return restrictions.suspended
    ? "Your account is suspended and can't add pictures."
    : 'Your account can hold up to 200 pictures. Remove some and try again.';
}
