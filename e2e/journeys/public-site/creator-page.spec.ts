import { fetchRows } from '../../fixtures/api/rows.ts';
import { newPerson, newSession } from '../../fixtures/people/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

type Service = {
  id: string;
  user_id: string;
  title: string;
  metadata: { packages: { name: string; price: number }[] };
};
type Request = { service_id: string; package_name: string; price: number; message: string };

const MESSAGE = 'We sell tea and need a small shop before the winter.';

async function findService() {
  const query = 'services?select=id,user_id,title,metadata&metadata->>pricing_model=eq.packages';
  const [service] = await fetchRows<Service>(`${query}&order=created_at,id&limit=1`);
  if (!service) throw new Error('No service has packages');
  return service;
}

test('a visitor requests a package, signs up on the way, and the request is sent', async ({
  page,
}) => {
  const service = await findService();
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
  await page.getByRole('button', { name: 'Skip' }).click();

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
