-- One conversation of 10,000 messages between the first two people, and short ones for a tenth of the others.
insert into public.conversations (first_user_id, second_user_id, last_message_at)
select least(a.id, b.id), greatest(a.id, b.id), now()
from bench_people a join bench_people b on b.n = a.n + 1
where a.n % 10 = 1
on conflict on constraint one_per_pair do nothing;

insert into public.messages (conversation_id, sender_id, text, created_at)
select c.id, case when g.n % 3 = 0 then c.first_user_id else c.second_user_id end, s.sentence,
  now() - (10001 - g.n) * interval '1 minute'
from public.conversations c
join bench_people p on p.n = 1 and p.id in (c.first_user_id, c.second_user_id)
cross join generate_series(1, 10000) g (n)
join sentences s on s.n = 1 + g.n % 20000;

insert into public.messages (conversation_id, sender_id, text, created_at)
select c.id, c.first_user_id, s.sentence, now() - g.n * interval '20 days'
from public.conversations c
cross join generate_series(1, 5) g (n)
join sentences s on s.n = g.n;
