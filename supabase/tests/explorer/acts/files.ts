import type { Scene } from '../starts/scene.ts';
import { isGone, sides } from '../state.ts';
import type { Side, State } from '../state.ts';
import { quote } from './act.ts';
import type { Act } from './act.ts';

const file = `current_setting('explorer.file')`;
const files = `jsonb_build_array(jsonb_build_object('id', ${file}))`;

/** Reserves a new file as its owner, and stores it as the storage service does. */
const upload = (owner: string) => `
  select set_config('explorer.file', gen_random_uuid()::text, true);
  select public.reserve_attachment(${file}::uuid, 'plan.pdf', 5, 'application/pdf'), set_config('role', 'none', true);
  insert into storage.objects (bucket_id, name, version, metadata)
  values ('attachments', ${quote(owner)} || '/' || ${file}, gen_random_uuid(), '{"size": 5, "mimetype": "application/octet-stream"}');
  select set_config('role', 'authenticated', true);`;

type Sent = Pick<Act, 'name' | 'offered' | 'needsOther'> & {
  by: Side;
  step: string | null;
  statement: (scene: Scene) => string;
};

/** An act with a file; one of each kind at a time. */
const withFile = ({ step, statement, by, ...act }: Sent): Act => ({
  ...act,
  by,
  bound: ({ rows }) => !rows.files?.some(([, other]) => other === step),
  call: (_, scene) => `${upload(scene[by].id)} ${statement(scene)}`,
});

/** Of what this side sent, what is not part of a step first. */
const ownFile = ({ rows, details }: State, side: Side) => {
  const own = (rows.files ?? []).flatMap(([owner, step], index) =>
    owner === side ? [{ step, id: details.files?.[index] }] : [],
  );
  return (own.find(({ step }) => step === null) ?? own[0])?.id;
};

/** Files of deliveries, of cases and of the conversation. */
export const fileActs: Act[] = [
  withFile({
    ...{ name: 'the creator delivers with a file', by: 'creator', step: 'deliver' },
    statement: ({ request }) =>
      `select public.act_on_hire_request(${quote(request)}, 'deliver', 'Here it is', attachments => ${files})`,
  }),
  withFile({
    ...{ name: 'the client opens a case with a file', by: 'client', step: 'open_case' },
    statement: ({ request }) =>
      `select public.open_case(${quote(request)}, 'Half of the pages show an error', 'all', null, gen_random_uuid(), ${files})`,
  }),
  ...sides.flatMap((by): Act[] => [
    withFile({
      ...{ name: `the ${by} sends a file in a message`, by, step: null, needsOther: true },
      statement: (scene) =>
        `select public.send_message(${quote(scene[by === 'client' ? 'creator' : 'client'].id)}, null, gen_random_uuid(), ${files})`,
    }),
    {
      name: `the ${by} removes a file`,
      by,
      needsOther: true,
      offered: 'remove_file',
      call: (state) => {
        const own = ownFile(state, by);
        return own && !isGone(state.rows, by)
          ? `select public.remove_attachment(${quote(own)})`
          : null;
      },
    },
  ]),
];
