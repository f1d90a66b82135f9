create table private.hire_steps (
  action text primary key,
  place integer unique,
  sides text[] not null check (sides <@ array['client', 'creator', 'admin', 'time']),
  statuses text[] not null check (statuses <@ array['pending', 'accepted', 'completed', 'rejected']),
  needs text check (needs in ('offer', 'own_offer', 'end', 'own_end')),
  step text references private.hire_steps (action),
  status text check (status in ('pending', 'accepted', 'completed', 'rejected')),
  resolution text,
  clock interval,
  clock_sides text[] not null default '{}' check (clock_sides <@ array['client', 'creator']),
  longest_pause interval,
  needs_active text[] not null default '{}' check (needs_active <@ array['self', 'other']),
  notification text,
  waits_for text,
  meanwhile text,
  is_approval boolean not null default false,
  is_about_payment boolean not null default false,
  constraint a_pause_has_an_end check ((clock_sides = '{}') = (longest_pause is null)),
  constraint only_an_end_has_resolution check (resolution is null or status in ('completed', 'rejected'))
);
comment on table private.hire_steps is
  'What can happen to a hire request: who does it in which state, what it leads to, and what the others are told.';
comment on column private.hire_steps.place is 'The place among the actions that a side is offered; null if it happens otherwise.';
comment on column private.hire_steps.sides is 'Who does it. What ends a case happens for the side that agreed.';
comment on column private.hire_steps.statuses is 'The states in which it happens.';
comment on column private.hire_steps.needs is 'The proposal that it answers: an offer or an end, of the other side or one''s own.';
comment on column private.hire_steps.step is 'What it is in the timeline, if that has another name.';
comment on column private.hire_steps.status is 'The state that it leads to; null if the state stays.';
comment on column private.hire_steps.clock is
  'After how long without an answer time does it, or after how long a side can, or no longer can.';
comment on column private.hire_steps.clock_sides is 'Whose time this is: the clock stands still while one of them is suspended.';
comment on column private.hire_steps.longest_pause is
  'How long a suspension stops the clock at most, so that the other side has a way out.';
comment on column private.hire_steps.needs_active is
  'Whose account must not be suspended or closed: the side''s own, the other one''s. What ends, settles or claims something needs neither.';
comment on column private.hire_steps.notification is 'What the sides that did not do it are told, and who did it if it asks them for something.';
comment on column private.hire_steps.waits_for is 'What one of them has to do now.';
comment on column private.hire_steps.meanwhile is 'What a side reads that acts on an earlier version, before "in the meantime".';
comment on column private.hire_steps.is_approval is 'Whether it approves the milestone in review, so that its invoice is sent.';
comment on column private.hire_steps.is_about_payment is
  'Whether it is about what is approved: it changes nothing for the work that is left, so whoever acts on that has not missed anything.';
alter table private.hire_steps enable row level security;
grant all on private.hire_steps to service_role;

-- The actions of the two sides, the primary one first.
insert into private.hire_steps (place, action, sides, statuses, status, resolution, is_approval, notification, waits_for, meanwhile)
values
  (null, 'create', '{client}', '{}', 'pending', null, false, 'request_created', 'answer', null),
  (1, 'accept', '{creator}', '{pending}', 'accepted', null, false, 'request_accepted', null, 'This request was accepted'),
  (2, 'deliver', '{creator}', '{accepted}', null, null, false, 'request_delivered', 'approve', 'The work was delivered'),
  (4, 'approve', '{client}', '{accepted}', 'completed', 'approved', true, 'request_approved', null, null),
  (null, 'approve_milestone', '{client}', '{accepted}', null, null, true, 'request_milestone_approved', null, 'A milestone was approved'),
  (5, 'ask_changes', '{client}', '{accepted}', null, null, false, 'request_changes_asked', 'deliver', 'Changes were requested'),
  (12, 'make_offer', '{creator}', '{pending}', null, null, false, 'request_offer_made', 'answer', 'New terms were proposed'),
  (15, 'decline', '{creator}', '{pending}', 'rejected', 'declined', false, 'request_declined', null, null),
  (16, 'cancel', '{client}', '{pending}', 'rejected', 'withdrawn', false, 'request_cancelled', null, null),
  (17, 'end', '{client,creator}', '{accepted}', 'rejected', 'ended', false, 'request_ended', null, null),
  (null, 'ask_end', '{client,creator}', '{accepted}', null, null, false, 'request_end_asked', 'answer_end', 'Ending this request was proposed');

insert into private.hire_steps (place, action, sides, statuses, step)
values
  (3, 'ask_for_time', '{creator}', '{accepted}', 'make_offer'),
  (13, 'counter_offer', '{client}', '{pending}', 'make_offer'),
  (14, 'propose_change', '{client,creator}', '{accepted}', 'make_offer'),
  (18, 'ask_to_end', '{client,creator}', '{accepted}', 'ask_end');

insert into private.hire_steps (place, action, sides, statuses, needs, status, resolution, notification, meanwhile)
values
  (6, 'accept_offer', '{client,creator}', '{pending,accepted}', 'offer', 'accepted', null, 'request_offer_accepted', 'New terms were agreed on'),
  (7, 'decline_offer', '{client,creator}', '{pending,accepted}', 'offer', null, null, 'request_offer_declined', 'The offer was declined'),
  (8, 'withdraw_offer', '{client,creator}', '{pending,accepted}', 'own_offer', null, null, 'request_offer_withdrawn', 'The offer was withdrawn'),
  (9, 'accept_end', '{client,creator}', '{accepted}', 'end', 'rejected', 'ended', 'request_ended', null),
  (10, 'decline_end', '{client,creator}', '{accepted}', 'end', null, null, 'request_end_declined', 'The proposal to end it was declined'),
  (11, 'withdraw_end', '{client,creator}', '{accepted}', 'own_end', null, null, 'request_end_withdrawn', 'The proposal to end it was withdrawn');

-- The effects of a deleted account or item, of time and of a case's result.
insert into private.hire_steps (action, sides, statuses, clock, status, resolution, is_approval, notification, meanwhile)
values
  ('leave', '{client,creator}', '{pending}', null, 'rejected', 'closed', false, 'request_party_left', null),
  ('leave_work', '{client,creator}', '{accepted}', null, 'rejected', 'ended', false, 'request_party_left', null),
  ('remove_item', '{creator}', '{pending}', null, 'rejected', 'removed', false, 'request_item_removed', null),
  ('sell_to_other', '{creator}', '{pending}', null, 'rejected', 'sold', false, 'request_sold', null),
  ('expire', '{time}', '{pending}', '14 days', 'rejected', 'expired', false, 'request_expired', null),
  ('expire_offer', '{time}', '{pending,accepted}', null, null, null, false, 'request_offer_expired', 'The offer expired'),
  ('complete', '{time}', '{accepted}', '14 days', 'completed', 'automatic', true, 'request_completed', null),
  ('complete_milestone', '{time}', '{accepted}', '14 days', null, null, true, 'request_milestone_completed', 'A milestone was approved'),
  ('end_by_silence', '{time}', '{accepted}', '5 days', 'rejected', 'ended', false, 'request_ended', null),
  ('settle', '{creator,admin,time}', '{accepted}', null, 'completed', 'decided', true, 'request_case_closed', null),
  ('settle_milestone', '{creator,admin,time}', '{accepted}', null, null, null, true, 'request_case_closed', 'A milestone was approved'),
  ('end_by_decision', '{admin,time}', '{accepted}', null, 'rejected', 'ended', false, 'request_case_closed', null);

insert into private.hire_steps (action, sides, statuses, clock, notification, waits_for, is_about_payment)
select action, sides::text[], '{accepted,completed,rejected}', clock::interval, notification, waits_for, true
from (values
  ('pay', '{client}', null, 'request_invoice_paid', 'receive'),
  ('withdraw_payment', '{client}', null, 'request_payment_withdrawn', null),
  ('receive', '{creator}', null, 'request_invoice_received', null),
  ('deny_payment', '{creator}', null, 'request_payment_missing', 'pay'),
  ('correct_invoice', '{creator}', null, 'request_invoice_corrected', 'pay'),
  ('refund', '{creator}', null, 'request_refund_sent', 'confirm_refund'),
  ('ask_credit', '{client,creator,admin,time}', null, 'request_credit_asked', 'answer_credit'),
  ('confirm_credit', '{client}', null, 'request_credit_confirmed', null),
  ('credit', '{client,creator,admin,time}', null, 'request_credit', null),
  ('owe_refund', '{client,creator,admin,time}', null, 'request_refund_owed', 'send_refund'),
  ('send_refund', '{creator}', null, 'request_refund_sent', 'confirm_refund'),
  ('confirm_refund', '{client}', null, 'request_refund_confirmed', null),
  ('deny_refund', '{client}', null, 'request_refund_missing', 'send_refund'),
  ('assume_refund', '{time}', '14 days', 'request_refund_assumed', null)
) as payments (action, sides, clock, notification, waits_for);

insert into private.hire_steps (action, sides, statuses, clock, notification, waits_for)
select action, sides::text[], '{accepted,completed,rejected}', clock::interval, notification, waits_for
from (values
  ('open_case', '{client}', null, 'request_case_opened', 'answer_case'),
  ('answer_case', '{creator}', null, 'request_case_answered', 'answer_case'),
  ('dispute_case', '{client,creator}', null, 'request_case_waiting', null),
  ('escalate_case', '{time}', '7 days', 'request_case_waiting', null),
  ('agree_case', '{client,creator}', null, 'request_case_agreed', null),
  ('withdraw_case', '{client}', null, 'request_case_withdrawn', null),
  ('leave_case', '{client}', null, 'request_party_left', null),
  ('lapse_case', '{time}', '7 days', 'request_case_lapsed', null),
  ('decide_case', '{admin}', null, 'request_case_decided', null),
  ('appeal_case', '{client,creator}', null, 'request_case_appealed', null),
  ('close_case', '{admin,time}', '7 days', 'request_case_closed', null),
  ('agree_redo', '{client,creator}', null, 'request_redo_agreed', 'deliver'),
  ('redo', '{creator}', null, 'request_redone', 'answer_case'),
  ('miss_redo', '{time}', '14 days', 'request_case_waiting', null),
  ('accept_redo', '{client,time}', '14 days', 'request_redo_accepted', null)
) as about_cases (action, sides, clock, notification, waits_for);

-- What asks for something new, or is agreed on, is for two who can go through with it.
update private.hire_steps set needs_active = '{self,other}'
where action in ('accept', 'ask_changes', 'make_offer', 'ask_for_time', 'counter_offer', 'propose_change', 'accept_offer');
update private.hire_steps set needs_active = '{self}' where action in ('create', 'deliver', 'correct_invoice');

update private.hire_steps s set clock_sides = c.sides::text[], longest_pause = c.longest::interval, clock = coalesce(s.clock, c.clock::interval)
from (values
  ('expire', '{creator}', '90 days', null),
  ('complete', '{client}', '90 days', null),
  ('complete_milestone', '{client}', '90 days', null),
  ('open_case', '{client}', '90 days', '30 days'),
  ('lapse_case', '{client}', '90 days', null),
  ('escalate_case', '{creator}', '30 days', null),
  ('close_case', '{client,creator}', '30 days', null),
  ('miss_redo', '{creator}', '30 days', null),
  ('accept_redo', '{client}', '90 days', null),
  ('end', '{creator}', '90 days', '14 days')
) as c (action, sides, longest, clock)
where s.action = c.action;

create function private.clock_of(action text) returns interval
language sql stable security definer set search_path = ''
return (select s.clock from private.hire_steps s where s.action = clock_of.action);
comment on function private.clock_of(text) is 'After how long without an answer time does this.';

create function private.action_of_notification(kind text, params jsonb) returns text
language sql stable security definer set search_path = ''
return case
  when params ->> 'status' = 'pending' then 'answer'
  when kind = 'request_reminder' then 'approve'
  when kind = 'request_due' then 'deliver'
  when kind in ('request_invoice', 'request_invoice_reminder') then 'pay'
  when kind = 'request_refund_reminder' then 'send_refund'
  else (select min(s.waits_for) from private.hire_steps s where s.notification = kind)
end;
comment on function private.action_of_notification(text, jsonb) is 'What a notification about a request waits for, if it needs an action.';
