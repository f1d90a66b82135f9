set local lock_timeout = '500ms';

set local session_replication_role = replica;
update public.saved_searches s set last_match_at = s.last_told_at where s.last_match_at is null and s.last_told_at is not null;
