import { asService } from '../../support/as-service.ts';
import type { World } from '../../support/world.ts';

/** A change by the service role, which row-level security does not bind. */
export const change = (world: World, table: string, set: string, id: string) =>
  asService(world, (sql) =>
    sql.unsafe(
      `update public.${table} set ${set} where ${table === 'hire_requests' ? 'id' : 'hire_request_id'} = $1`,
      [id],
    ),
  );
