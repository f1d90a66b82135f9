import type { Caller, World } from '../../support/world.ts';
import { call } from '../admins.ts';

type Item = { id: string } & Record<string, unknown>;
export type Page = {
  items: Item[];
  total: number;
  total_is_capped: boolean;
  next_cursor: string | null;
};

export const list = async (world: World, caller: Caller, name: string, args: Arguments = {}) =>
  (await call<Page>(world, caller, { name, ...args })) ?? {
    items: [],
    total: -1,
    total_is_capped: false,
    next_cursor: null,
  };
export type Arguments = Record<string, string | number | null>;
