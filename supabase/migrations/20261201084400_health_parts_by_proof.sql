set local lock_timeout = '500ms';

create or replace function private.health_parts(project uuid) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_agg(
    jsonb_build_object(
      'part', r.part, 'subject', r.subject, 'made_at', r.made_at,
      'files', r.files, 'is_partial', r.is_partial, 'findings', r.findings
    ) order by array_position('{site,repository,zip}'::text[], r.part))
  from private.health_reports r
  left join private.project_proofs o on o.project_id = r.project_id and o.subject = r.subject
  where r.project_id = health_parts.project and r.made_at is not null and o.lost_at is null;
end;
