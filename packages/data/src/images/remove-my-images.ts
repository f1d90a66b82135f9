import type { DataClient } from '../client/client.ts';
import { IMAGE_BUCKET } from '../constants.ts';
import { toDataError } from '../http/to-data-error.ts';
import { IMAGE_FOLDERS, removeImages } from './store-images.ts';

/** Removes all images of the signed-in user. A failure is only logged: the backend removes what is left. */
export async function removeMyImages(client: DataClient) {
  const { data } = await client.auth.getSession();
  const userId = data.session?.user.id;
  if (userId === undefined) return;
  for (const folder of IMAGE_FOLDERS) {
    const path = `${userId}/${folder}`;
    const listed = await client.storage.from(IMAGE_BUCKET).list(path, { limit: 1000 });
    if (listed.error) console.error('Error listing images:', toDataError(listed.error));
    await removeImages(
      client,
      (listed.data ?? []).map(({ name }) => `${path}/${name}`),
    );
  }
}
