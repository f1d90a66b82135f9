import { connect } from '@showcase/local-supabase';
import { expect, it } from 'vitest';
import { description } from '../support/rows.ts';
import { addPerson, become } from '../support/world.ts';
import { databaseUrl } from '../support/backend/backend.ts';

it('lets a creator publish and edit on a connection whose plans nobody else has made', async () => {
  const connection = connect(databaseUrl, { max: 1 });
  try {
    const tags = await connection.begin(async (tx) => {
      const creator = await addPerson(tx, { isDev: true });
      await become(tx, creator);
      const [project] = await tx<{ id: string }[]>`
        insert into public.projects (title, description, tags)
        values ('Mine', ${description}, '{Web}') returning id`;
      const [edited] = await tx<{ filter_tags: string[] }[]>`
        update public.projects set tags = '{Mobile,react}' where id = ${project?.id ?? ''}
        returning filter_tags`;
      await tx`update public.users set skills = '{react}', bio = 'Maps' where id = ${creator.id}`;
      await tx`
        insert into public.services (title, description, price, duration)
        values ('Mine', ${description}, 5, '3 days')`;
      await tx`rollback`;
      return edited?.filter_tags;
    });
    expect(tags).toEqual(['Mobile', 'React']);
  } finally {
    await connection.end();
  }
});
