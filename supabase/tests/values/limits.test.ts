import { describe, expect, it } from 'vitest';
import { nearIds, nearlyIds, nearMisses, nearVideos } from './near-misses.ts';
import { insert, patch } from '../support/rows.ts';
import { allowedPatches, rejectedPatches } from './values.ts';
import { inWorld, captureError } from '../support/world.ts';

const readable = (value: unknown) => JSON.stringify(value).slice(0, 40);

describe('the database rejects', () => {
  it.each(
    rejectedPatches.flatMap(([table, column, values]) =>
      values.map((value) => [table, column, readable(value), value] as const),
    ),
  )('%s.%s %s', (table, column, _, value) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const id =
        table === 'projects'
          ? await world.addProject(person)
          : table === 'services'
            ? await world.addService(person)
            : person.id;
      const { code } = await captureError(
        world.as(person, (sql) => patch(sql, table, id, { [column]: value })),
      );
      expect(['PT400', '23514', '23502', '22P02', '22003']).toContain(code);
    }),
  );
});

describe('only the intended values', () => {
  it.each(nearMisses)('are accepted by %s.%s', (table, column, values) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const id = table === 'projects' ? await world.addProject(person) : person.id;
      for (const value of values) {
        const attempt = world.as(person, (sql) => patch(sql, table, id, { [column]: value }));
        expect({ value, code: (await captureError(attempt)).code }).toEqual({
          value,
          code: '23514',
        });
      }
    }),
  );

  it('are rejected as usernames that start like an id', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      for (const username of nearlyIds)
        expect(await world.as(person, (sql) => patch(sql, 'users', person.id, { username }))).toBe(
          1,
        );
    }));

  it('are accepted as an id or an image path', () =>
    inWorld(async (world) => {
      const id = crypto.randomUUID();
      const path = `${id}/avatar/${id}.png`;
      const texts = [
        ...nearIds.flatMap((near) => [
          near,
          `${near}/avatar/${id}.png`,
          `${id}/avatar/${near}.png`,
        ]),
        ...[`{${id}}`, id.replaceAll('-', ''), `${path}x`, `x${path}`, path.replace('.', 'x')],
        path.toUpperCase(),
      ];
      const taken = await world.sql`
        select t.text from unnest(${[...texts, id, path]}::text[]) as t (text)
        where private.parse_uuid(t.text) is not null or private.is_stored_image(t.text)`;
      expect(taken.map(({ text }) => String(text))).toEqual([id, path]);
    }));
});

describe('the database accepts', () => {
  it.each(allowedPatches)('%s %o', (table, changes) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const id =
        table === 'projects'
          ? await world.addProject(person)
          : table === 'services'
            ? await world.addService(person)
            : person.id;
      expect(await world.as(person, (sql) => patch(sql, table, id, changes))).toBe(1);
    }),
  );

  it('no blank client for client work', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const project = await world.addProject(person, { project_type: 'client' });
      const change = world.as(person, (sql) =>
        patch(sql, 'projects', project, { client_name: ' ' }),
      );
      expect((await captureError(change)).code).toBe('23514');
    }));

  it('images only in the folder of their owner', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const other = await world.addPerson();
      const path = (id: string) => `${id}/avatar/${crypto.randomUUID()}.png`;
      const save = (avatar: string) =>
        world.as(person, (sql) => patch(sql, 'users', person.id, { avatar }));
      expect(await save(path(person.id))).toBe(1);
      expect((await captureError(save(path(other.id)))).code).toBe('23514');
      expect((await captureError(save(`${person.id}/secret/x.png`))).code).toBe('23514');
    }));
});

describe('media and code', () => {
  it.each([
    ['project_media', { kind: 'image', url: 'javascript:alert(1)' }],
    ['project_media', { kind: 'video', url: 'https://evil.example/embed/abcdefgh' }],
    [
      'project_media',
      { kind: 'video', url: 'https://www.youtube-nocookie.com/embed/abc"onload=x' },
    ],
    ['project_media', { kind: 'file', url: 'https://a.example/b.png' }],
    ['project_media', { kind: 'file', url: 'https://player.vimeo.com/video/76979871' }],
    ['project_code_samples', { title: '', language: 'SQL', code: 'x' }],
    ['project_code_samples', { title: 'x', language: ' ', code: 'x' }],
  ])('%s reject %j', (table, row) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const project = await world.addProject(person);
      const attempt = world.as(person, (sql) =>
        insert(sql, table, { position: 0, project_id: project, ...row }),
      );
      expect((await captureError(attempt)).code).toBe('23514');
    }),
  );

  it('reject URLs that almost match a video', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const project_id = await world.addProject(person);
      for (const url of nearVideos) {
        const row = { project_id, kind: 'video', url };
        const attempt = world.as(person, (sql) => insert(sql, 'project_media', row));
        expect({ url, code: (await captureError(attempt)).code }).toEqual({ url, code: '23514' });
      }
    }));

  it.each([
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://player.vimeo.com/video/76979871',
    'https://player.vimeo.com/video/76979871?h=0123abcdef',
  ])('accept the video %s', (url) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const project = await world.addProject(person);
      const added = await world.as(
        person,
        (sql) =>
          sql`insert into public.project_media (project_id, kind, url) values (${project}, 'video', ${url})`,
      );
      expect(added.count).toBe(1);
    }),
  );
});

describe('the newsletter', () => {
  it.each([
    '',
    'a@b',
    'a@b?bcc=c',
    'two@a.example, three@a.example',
    `${'a'.repeat(250)}@example.com`,
  ])('rejects %j', (email) =>
    inWorld(async (world) => {
      const attempt = world.as('visitor', (sql) => sql`select public.join_newsletter(${email})`);
      expect((await captureError(attempt)).code).toBe('23514');
    }),
  );

  it('silently accepts the same email address twice and stores it once', () =>
    inWorld(async (world) => {
      for (const email of [
        're-der@example.com',
        'reader@example.com',
        'Reader@Example.com',
        're_der@example.com',
      ]) {
        await world.as('visitor', (sql) => sql`select public.join_newsletter(${email})`);
      }
      const rows =
        await world.sql`select from private.newsletter_subscribers where email ilike 're_der@example.com'`;
      expect(rows).toHaveLength(3);
    }));
});
