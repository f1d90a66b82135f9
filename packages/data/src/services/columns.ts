import type { DataClient } from '../client/types.ts';

export const selectServices = (client: DataClient) =>
  client
    .from('services')
    .select(
      'id, user_id, title, description, price, duration, requirements, is_active, metadata, images, created_at',
    );
