import {
  BLANK_PACKAGE,
  MAX_PACKAGES,
  validatePackage,
  validatePackageNames,
  type PackageValues,
  type ServiceValues,
} from '@showcase/data/schemas';
import { Field, formatMoney, TextInput } from '@showcase/ui';
import { MoneyInput, TagInput, Textarea } from '@showcase/ui/controls';
import { EntriesField } from '../../../shared/entries/entries-field.tsx';
import { useEntries } from '../../../shared/entries/use-entries.ts';

export function Packages() {
  const packages = useEntries<PackageValues, ServiceValues>({
    list: 'packages',
    entry: 'newPackage',
    blank: BLANK_PACKAGE,
    validate: (entry, others) =>
      others.length >= MAX_PACKAGES
        ? `You can add up to ${MAX_PACKAGES} packages`
        : (validatePackage(entry) ?? validatePackageNames([...others, entry])),
  });
  const { entry, ref, change } = packages;
  return (
    <EntriesField
      entries={packages}
      listLabel="Packages"
      getName={({ name }) => name}
      summary={({ name, description, price, delivery, features }) => (
        <>
          <strong>
            <bdi>{name}</bdi> · {formatMoney(Number(price))}
          </strong>
          <span>Delivery in {delivery}</span>
          {description && <span>{description}</span>}
          <span>{features.join(' · ')}</span>
        </>
      )}
      entryLabel="Package"
      addLabel="Add package"
    >
      <Field label="Package name" isRequired>
        <TextInput
          ref={ref}
          value={entry.name}
          maxLength={100}
          placeholder="Basic"
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label="Package description">
        <Textarea
          value={entry.description}
          maxLength={1000}
          rows={2}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </Field>
      <Field label="Package price" isRequired>
        <MoneyInput
          value={entry.price}
          onChange={(event) => change({ price: event.currentTarget.value })}
        />
      </Field>
      <Field label="Package delivery time" isRequired>
        <TextInput
          value={entry.delivery}
          maxLength={100}
          placeholder="3 days"
          onChange={(event) => change({ delivery: event.currentTarget.value })}
        />
      </Field>
      <Field label="Package features" isRequired hint="Press Enter after each">
        <TagInput
          value={entry.features}
          maxLength={200}
          splitsAtComma={false}
          onValueChange={(features) => change({ features })}
        />
      </Field>
    </EntriesField>
  );
}
