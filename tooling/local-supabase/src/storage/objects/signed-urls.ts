import { jwtVerify, SignJWT } from 'jose';
import { readCount, readTexts } from '../body.ts';
import type { Body } from '../body.ts';
import { findObject, withPolicies } from '../storage-context.ts';
import type { StorageContext } from '../storage-context.ts';
import { invalidSignature, invalidToken, noSuchKey } from '../storage-error.ts';

const tenYears = 10 * 365 * 24 * 3600;

/** Links that let anyone read one object for a limited time; created by callers who may read it themselves. */
export function createSignedUrls(jwtSecret: string) {
  const key = new TextEncoder().encode(`storage ${jwtSecret}`);

  async function sign(bucket: string, name: string, seconds: number): Promise<string> {
    const token = await new SignJWT({ url: `${bucket}/${name}` })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(key);
    return `/object/sign/${bucket}/${name}?token=${token}`;
  }

  const lifetime = (body: Body) =>
    readCount(body, 'expiresIn', { fallback: 0, min: 1, max: tenYears });

  return {
    async one(context: StorageContext, bucket: string, name: string, body: Body) {
      const row = await withPolicies(context, 'storage.object.sign', (sql) =>
        findObject(sql, bucket, name),
      );
      if (!row) throw noSuchKey();
      return { signedURL: await sign(bucket, name, lifetime(body)) };
    },
    async many(context: StorageContext, bucket: string, body: Body) {
      const paths = readTexts(body, 'paths');
      const found = await withPolicies(
        context,
        'storage.object.sign_many',
        async (sql) => sql<{ name: string }[]>`
        select name from storage.objects where bucket_id = ${bucket} and name = any(${paths}::text[])`,
      );
      const readable = new Set(found.map(({ name }) => name));
      return Promise.all(
        paths.map(async (path) =>
          readable.has(path)
            ? { error: null, path, signedURL: await sign(bucket, path, lifetime(body)) }
            : {
                error: 'Either the object does not exist or you do not have access to it',
                path,
                signedURL: null,
              },
        ),
      );
    },
    /** Passes if the token was issued for this object and has not expired. */
    async verify(token: string | null, bucket: string, name: string): Promise<void> {
      const { payload } = await jwtVerify(token ?? '', key, { algorithms: ['HS256'] }).catch(
        (error: Error) => {
          throw invalidToken(error.message);
        },
      );
      if (payload.url !== `${bucket}/${name}`) throw invalidSignature();
    },
  };
}
