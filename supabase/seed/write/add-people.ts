import type { TransactionSql } from 'postgres';
import { createStableId } from './ids.ts';
import { suspendedRow } from './moderation.ts';
import { accounts, adminSlug, clientRows, creatorRows } from './people.ts';

const password = 'showcase';

/** Adds missing accounts, and writes only their profiles. */
export async function addPeople(sql: TransactionSql) {
  const developers = [...creatorRows, suspendedRow];
  const people = [...developers, ...clientRows].map((row) => ({
    is_dev: false,
    skills: [],
    languages: [],
    education: [],
    experience: [],
    ...row,
  }));
  const added = await addAccounts(sql, people);
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

type Account = {
  id: string;
  name: string;
  username: string | null;
  email: string;
  created_at: Date;
};

async function addAccounts(sql: TransactionSql, people: readonly Account[]): Promise<string[]> {
  const rows = people.map(({ id, name, username, email, created_at }) => ({
    id,
    email,
    created_at,
    meta: username === null ? { name } : { name, username },
  }));
  const added = await sql<{ id: string }[]>`
    insert into auth.users (
      id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at
    )
    select r.id, 'authenticated', 'authenticated', r.email, r.created_at, r.meta, r.created_at,
      r.created_at
    from jsonb_to_recordset(${sql.json(rows)})
      as r (id uuid, email text, meta jsonb, created_at timestamptz)
    on conflict do nothing
    returning id`;
  const ids = added.map(({ id }) => id);
  const cost = Number(process.env.LITE_AUTH_BCRYPT_COST ?? 10);
  await sql`
    update auth.users
    set encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', ${cost}))
    where id = any (${ids}) and email = any (${[...accounts.values()]})`;
  return ids;
}
