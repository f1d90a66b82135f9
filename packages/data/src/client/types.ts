import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.ts';

export type DataClient = SupabaseClient<Database>;
