import type { SupabaseClient } from '@supabase/supabase-js';
import { removeImages } from './remove-images.ts';

type Options = {
  /** The required header `Authorization`. */
  secret: string;
  client: SupabaseClient;
};

/** Responds to the schedule that calls the function. */
export async function handleRequest(request: Request, { secret, client }: Options) {
  if (secret === '' || request.headers.get('authorization') !== `Bearer ${secret}`)
    return Response.json({ message: 'Send the secret of this function' }, { status: 401 });
  try {
    return Response.json({ removed: await removeImages(client) });
  } catch (error) {
    console.error('Error removing images:', error);
    return Response.json({ message: 'Not all images were removed' }, { status: 500 });
  }
}
