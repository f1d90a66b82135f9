import type { RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { openBackendWithUsers } from '../support/open-backend.ts';
import { createCollector, subscribed } from '../support/channels.ts';

type Note = { id: number; title: string; owner: string };
type Change = RealtimePostgresChangesPayload<Note>;

const { backend, ada, ben } = await openBackendWithUsers();

describe('the changes of published tables', () => {
  async function watchNotes(client: SupabaseClient, name: string, filter?: string) {
    const changes = createCollector<Change>();
    const channel = client
      .channel(name)
      .on<Note>(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'notes', ...(filter ? { filter } : {}) },
        (change) => changes.add(change),
      );
    expect(await subscribed(channel)).toBe('SUBSCRIBED');
    return changes;
  }

  it('notifies users who may read a row, and no one else', async () => {
    const [own, others] = [
      await watchNotes(ada.client, 'own'),
      await watchNotes(ben.client, 'foreign'),
    ];
    const anonymous = await watchNotes(backend.client(), 'anonymous');

    await ada.client.from('notes').insert({ title: 'for ada' });
    await ada.client.from('notes').insert({ title: 'for all', is_shared: true });

    const [first, second] = await own.until(2);
    const [shared] = await others.until(1);
    expect([first?.new, second?.new]).toMatchObject([
      { title: 'for ada', owner: ada.id },
      { title: 'for all' },
    ]);
    expect(shared?.new).toMatchObject({ title: 'for all' });
    expect(others.items).toHaveLength(1);
    expect(anonymous.items).toHaveLength(0);
  });

  it('sends the new row for an update, and only the key for a deletion', async () => {
    const changes = await watchNotes(ada.client, 'changes');
    const { data: note } = await ada.client
      .from('notes')
      .insert({ title: 'before' })
      .select('id')
      .single();
    await changes.until(1);

    await ada.client.from('notes').update({ title: 'after' }).eq('id', note?.id);
    await changes.until(2);
    await ada.client.from('notes').delete().eq('id', note?.id);

    const [, updated, deleted] = await changes.until(3);
    expect(updated).toMatchObject({ eventType: 'UPDATE', new: { title: 'after' } });
    expect(deleted).toMatchObject({ eventType: 'DELETE', new: {} });
    expect(Object.keys(deleted?.old ?? {})).toEqual(['id']);
  });

  it('sends only changes that match the filter', async () => {
    const changes = await watchNotes(ada.client, 'filtered', 'title=eq.wanted');

    await ada.client.from('notes').insert({ title: 'unwanted' });
    await ada.client.from('notes').insert({ title: 'wanted' });

    const [change] = await changes.until(1);
    expect(change?.new).toMatchObject({ title: 'wanted' });
    expect(changes.items).toHaveLength(1);
  });

  it('sends thousands of simultaneous rows in order, to each reader only their own', async () => {
    const [own, others] = [
      await watchNotes(ada.client, 'many-own'),
      await watchNotes(ben.client, 'many-foreign', 'title=like.No.%'),
    ];
    const titles = Array.from({ length: 3000 }, (_, index) => `No. ${index}`);

    await ada.client
      .from('notes')
      .insert(titles.map((title, index) => ({ title, is_shared: index % 3 === 0 })));

    const toSummary = (changes: Change[]) =>
      changes.map((change) => ('title' in change.new ? change.new.title : undefined));
    expect(toSummary(await own.until(3000))).toEqual(titles);
    expect(toSummary(await others.until(1000))).toEqual(
      titles.filter((_, index) => index % 3 === 0),
    );
    expect(others.items).toHaveLength(1000);
  });

  it('rejects an invalid filter', async () => {
    const channel = ada.client
      .channel('unreadable')
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'notes', filter: 'title~x' },
        () => undefined,
      );

    expect(await subscribed(channel)).toBe('CHANNEL_ERROR');
  });

  it('rejects a channel with too many subscriptions', async () => {
    const channel = ada.client.channel('crowded');
    const kind = { event: '*', schema: 'public', table: 'notes' } as const;
    for (let count = 0; count <= 100; count += 1) {
      channel.on('postgres_changes', { ...kind, filter: `title=eq.${count}` }, () => undefined);
    }

    expect(await subscribed(channel)).toBe('CHANNEL_ERROR');
  });

  it('continues with a renewed token', async () => {
    const changes = await watchNotes(ada.client, 'renewed');
    await ada.client.auth.refreshSession();
    await ada.client.realtime.setAuth(
      (await ada.client.auth.getSession()).data.session?.access_token ?? null,
    );

    await ada.client.from('notes').insert({ title: 'after renewal' });

    expect((await changes.until(1))[0]?.new).toMatchObject({ title: 'after renewal' });
  });
});
