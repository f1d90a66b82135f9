import { writeAccounts } from '@showcase/local-supabase';
import type { TransactionSql } from 'postgres';
import { createStableId } from './ids.ts';
import { suspendedRow } from './moderation.ts';
import { adminSlug, clientRows, creatorRows } from './people.ts';

const password = 'showcase';

/** Adds missing accounts, and writes only their profiles. */
export async function addPeople(sql: TransactionSql, hashCost: number) {
  const developers = [...creatorRows, suspendedRow];
  const people = [...developers, ...clientRows].map((row) => ({
    is_dev: false,
    has_password: false,
    skills: [],
    languages: [],
    education: [],
    experience: [],
    ...row,
  }));
  const added = await writeAccounts(
    sql,
    people.map(({ id, name, username, email, has_password, created_at }) => ({
      ...{ id, email, confirmedAt: created_at, createdAt: created_at },
      metadata: username === null ? { name } : { name, username },
      ...(has_password && { password }),
    })),
    { hashCost },
  );
  await sql`
    update public.users u
    set bio = r.bio, avatar = r.avatar, location = r.location, skills = r.skills,
      website = r.website, linkedin = r.linkedin, github = r.github, twitter = r.twitter,
      instagram = r.instagram, is_dev = r.is_dev, preferred_language = r.preferred_language,
      years_experience = r.years_experience, hourly_rate = r.hourly_rate,
      availability = r.availability, specialization = r.specialization, languages = r.languages,
      education = r.education, experience = r.experience, created_at = r.created_at
    from jsonb_populate_recordset(null::public.users, ${sql.json(people)}) r
    where u.id = r.id and u.id = any (${added})`;
  await sql`
    update public.user_private p set purpose_asked_at = u.created_at
    from public.users u where u.id = p.user_id and u.id = any (${added})`;
  await sql`
    update public.creator_contacts c set audience = r.audience
    from jsonb_to_recordset(${sql.json(developers)}) as r (id uuid, audience text)
    where c.user_id = r.id and c.user_id = any (${added})`;
  await sql`
    insert into private.admins (user_id, reason)
    select id, 'Admin of the local default' from unnest(${added}::uuid[]) as id
    where id = ${createStableId('user', adminSlug)}
    on conflict do nothing`;
}
