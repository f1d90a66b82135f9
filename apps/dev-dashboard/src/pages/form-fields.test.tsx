import { serviceForm } from '@showcase/data/schemas';
import { aProject, aService, testId } from '@showcase/data/testing';
import { enterText } from '@showcase/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Imported up front, so that no test waits for it to load.
import '../features/project-form/project-dialog.tsx';
import '../features/service-form/service-dialog.tsx';
import { openPage } from '../testing/open-page.tsx';

const rows = () => ({
  projects: [aProject({ image_url: 'https://example.com/a.png' })],
  services: [aService({ title: 'Landing page' })],
});

const open = async (path: string, title: string) => {
  const page = openPage(`/dashboard/dev/${path}`, rows());
  await screen.findByRole('form');
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  return page;
};

const choose = async (field: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

describe('the title and button of a form', () => {
  it.each([
    ['projects?edit=new', 'Add New Project', 'Create Project'],
    [`projects?edit=${testId(101)}`, 'Edit Project', 'Update Project'],
    ['services?edit=new', 'Add New Service', 'Create Service'],
    [`services?edit=${testId(201)}`, 'Edit Service', 'Update Service'],
  ])('match the path %s', async (path, title, button) => {
    await open(path, title);
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });
});

describe('the form of a project', () => {
  const edit = () => open('projects?edit=new', 'Add New Project');

  it('has a client field for a client project', async () => {
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.queryByRole('textbox', { name: 'Client name' })).toBeNull();
    await choose('Project type', 'Client');
    expect(screen.getByRole('textbox', { name: 'Client name' })).toBeTruthy();
    await choose('Project type', 'Hackathon');
    expect(screen.queryByRole('textbox', { name: 'Client name' })).toBeNull();
  });

  it('has a price field if the project is for sale, and a days field if support is included', async () => {
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Sale and support' }));
    const isTicked = (name: string) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    expect(isTicked('Includes source code')).toBe(true);
    expect(isTicked('Includes documentation')).toBe(true);
    expect(isTicked('Includes support')).toBe(false);
    expect(screen.queryByRole('textbox', { name: /^Sale price|^Support duration/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This project is for sale' }));
    expect(screen.getByRole('textbox', { name: 'Sale price' })).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Includes support' }));
    expect(screen.getByRole('textbox', { name: 'Support duration' })).toHaveProperty('value', '30');
  });

  it('adds each suggested tag once', async () => {
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Add Next.js' }));
    expect(screen.queryByRole('button', { name: 'Add Next.js' })).toBeNull();
    await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'Next.js{Enter}');
    expect(screen.getAllByRole('button', { name: 'Remove Next.js' })).toHaveLength(1);
  });

  it('names a typed tag like the filter', async () => {
    await edit();
    const tags = screen.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(tags, 'nextjs{Enter}ecommerce{Enter}next js{Enter}');
    expect(screen.getAllByRole('button', { name: 'Remove Next.js' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Remove E-commerce' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add E-commerce' })).toBeNull();
  });
});

describe('the form of a service', () => {
  it('counts the characters of the description, and hides the service from clients', async () => {
    const { backend } = await open(`services?edit=${testId(201)}`, 'Edit Service');
    const text = screen.getByRole('textbox', { name: 'Description' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Ten chars.');
    expect(screen.getByText('10 chars (min 50)')).toBeTruthy();
    await enterText(text, ' and then as many again as it takes to be enough.');
    const status = screen.getByRole('switch', { name: 'Service Status' });
    expect(status.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(status);
    await userEvent.click(screen.getByRole('button', { name: 'Update Service' }));
    await waitFor(() => expect(backend.state.services[0]?.is_active).toBe(false));
  });

  it('shows the fields of the pricing model, with the first three sections open', async () => {
    await open('services?edit=new', 'Add New Service');
    const isOpen = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';
    expect(['Pricing Options', 'Service Features', 'Service Images'].map(isOpen)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['Frequently Asked Questions', 'External Links'].map(isOpen)).toEqual([false, false]);
    const numbers = { name: /^(Price|Hourly rate|Estimated hours)$/ };
    const names = () =>
      screen.queryAllByRole('textbox', numbers).map((field) => field.getAttribute('name'));
    expect(names()).toEqual(['price']);
    await userEvent.click(screen.getByRole('radio', { name: 'Hourly' }));
    expect(names()).toEqual(['hourly_rate', 'estimated_hours']);
    await userEvent.click(screen.getByRole('radio', { name: 'Packages' }));
    expect(screen.getByRole('group', { name: 'Package' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Delivery time' })).toBeNull();
  });

  it('updates the preview while typing', async () => {
    await open(`services?edit=${testId(201)}`, 'Edit Service');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = () => screen.getByRole('article', { name: /^Preview of/ });
    expect(preview().textContent).toContain('$400.00');
    await userEvent.type(screen.getByRole('textbox', { name: 'Service title' }), ' and a logo');
    await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '0');
    expect(preview().textContent).toContain('Landing page and a logo');
    expect(preview().textContent).toContain('$4,000.00');
  });

  it('previews every text that the service stores', async () => {
    await open(`services?edit=${testId(201)}`, 'Edit Service');
    const empty: Partial<Record<string, unknown>> = serviceForm.empty;
    const labels: Partial<Record<string, string>> = serviceForm.labels;
    const texts = serviceForm.columns.filter((name) => empty[name] === '' && name !== 'price');
    for (const column of texts) {
      const field = screen.getByRole('textbox', { name: labels[column] ?? column });
      await userEvent.clear(field);
      await enterText(field, `The ${column} as typed`);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = screen.getByRole('article', { name: /^Preview of/ });
    const missing = texts.filter((name) => !preview.textContent.includes(`The ${name} as typed`));
    expect(texts).toContain('requirements');
    expect(missing).toEqual([]);
  });

  it('is deleted after its own confirmation', async () => {
    openPage('/dashboard/dev/services', rows());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Landing page' }));
    const name = 'Are you sure you want to delete this service?';
    expect(await screen.findByRole('alertdialog', { name })).toBeTruthy();
  });
});
