import { newestProject, fetchRows } from '../../fixtures/api/rows.ts';
import {
  newAccount,
  newPerson,
  newSession,
  getSeededAccount,
} from '../../fixtures/people/accounts.ts';
import { bubble, typeMessage } from '../../fixtures/people/conversation.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

type Service = {
  id: string;
  user_id: string;
  title: string;
  metadata: { packages: { name: string; price: number }[] };
};
type Request = { service_id: string; package_name: string; price: number; message: string };

const MESSAGE = 'We sell tea and need a small shop before the winter.';

async function findService(model: 'packages' | 'fixed') {
  const query = `services?select=id,user_id,title,metadata&metadata->>pricing_model=eq.${model}`;
  const [service] = await fetchRows<Service>(`${query}&order=created_at,id&limit=1`);
  if (!service) throw new Error(`No service with the pricing model ${model}`);
  return service;
}

test('a visitor requests a package, signs up on the way, and the request is sent', async ({
  page,
}) => {
  const service = await findService('packages');
  const chosen = service.metadata.packages.at(-1) ?? { name: '', price: 0 };
  const person = newPerson();

  await page.goto(`/creators/${service.user_id}`);
  await page.getByRole('tab', { name: 'Services' }).click();
  const card = page.getByRole('article', { name: service.title });
  await card.getByRole('button', { name: 'Hire for this service' }).click();
  const dialog = page.getByRole('dialog', { name: /^Hire / });
  await dialog.getByRole('radio', { name: chosen.name }).check();
  await dialog.getByRole('textbox', { name: /^Message/ }).fill(MESSAGE);
  await page.reload();
  await expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveValue(MESSAGE);
  await dialog.getByRole('link', { name: 'Create Account' }).click();

  await page.getByRole('textbox', { name: 'Full Name', exact: true }).fill(person.name);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: 'Confirm Password', exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL(new RegExp(`/creators/${service.user_id}\\?hire=`));
  await expect(dialog.getByRole('radio', { name: chosen.name })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveValue(MESSAGE);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('dialog', { name: 'Request sent' })).toBeVisible();

  const requests = await fetchRows<Request>(
    'hire_requests?select=service_id,package_name,price,message',
    (await newSession(person)).access_token,
  );
  expect(requests).toEqual([
    {
      service_id: service.id,
      package_name: chosen.name,
      price: chosen.price,
      message: MESSAGE,
    },
  ]);
});

test.describe('rejected requests', () => {
  test.use({ expectedErrors: [/status of 409|Error sending hire request/] });

  test('a client cannot send the same request twice while the first is pending', async ({
    page,
  }) => {
    const service = await findService('fixed');
    const client = await newAccount();
    const path = `/creators/${service.user_id}?hire=${service.id}`;

    await signIn(page, client, path);
    const dialog = page.getByRole('dialog', { name: /^Hire / });
    await dialog.getByRole('textbox', { name: /^Message/ }).fill(MESSAGE);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await page.getByRole('button', { name: 'Done' }).click();

    await page.goto(path);
    await dialog.getByRole('textbox', { name: /^Message/ }).fill('The very same thing once more.');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(
      dialog.getByText(
        /^The request wasn't sent\. You already have a pending request for this service\.$/,
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveValue(
      'The very same thing once more.',
    );
    expect(await fetchRows('hire_requests?select=id', client.token)).toHaveLength(1);
  });
});

test('a client writes to a creator and saves them', async ({ page }) => {
  const service = await findService('packages');
  const client = await newAccount();

  await signIn(page, client, `/creators/${service.user_id}`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => fetchRows('saved_creators?select=creator_id', client.token))
    .toEqual([{ creator_id: service.user_id }]);

  await page.getByRole('button', { name: 'Contact' }).click();
  await expect(page).toHaveURL(`/dashboard/client/messages?with=${service.user_id}`);
  await expect(page.getByPlaceholder('Type a message...')).toBeVisible();
  expect(await fetchRows('conversations?select=id', client.token)).toEqual([]);
  await typeMessage(page, 'Good morning');
  await expect(bubble(page, 'Good morning').getByText('Sent')).toBeVisible();
  expect(await fetchRows('conversations?select=id', client.token)).toHaveLength(1);
});

test('a visitor reports a project and a service, and admins see the reports', async ({ page }) => {
  const project = await newestProject();
  const service = await findService('fixed');
  const client = await newAccount();

  await page.goto(`/projects/${project.id}`);
  await page.getByRole('button', { name: `Report ${project.title}` }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(client.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(client.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const projectDialog = page.getByRole('dialog', { name: 'Report this project' });
  await projectDialog.getByRole('radio', { name: 'Copied from someone else' }).check();
  await projectDialog.getByRole('textbox', { name: 'Details' }).fill('It is my work.');
  await projectDialog.getByRole('button', { name: 'Send report' }).click();
  await expect(projectDialog).toBeHidden();

  await page.goto(`/creators/${service.user_id}`);
  await page.getByRole('tab', { name: 'Services' }).click();
  await page.getByRole('button', { name: `Report ${service.title}` }).click();
  const serviceDialog = page.getByRole('dialog', { name: 'Report this service' });
  await serviceDialog.getByRole('radio', { name: 'Spam or advertising' }).check();
  await serviceDialog.getByRole('button', { name: 'Send report' }).click();
  await expect(serviceDialog).toBeHidden();

  const { access_token: admin } = await newSession(getSeededAccount('admin'));
  const query = `reports?select=kind,target_id,reason&reporter_id=eq.${client.id}&order=kind`;
  await expect
    .poll(() => fetchRows(query, admin))
    .toEqual([
      { kind: 'project', target_id: project.id, reason: 'copied' },
      { kind: 'service', target_id: service.id, reason: 'spam' },
    ]);
});
