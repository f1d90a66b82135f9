import {
  BLANK_PACKAGE,
  MOST_PACKAGES,
  packageFault,
  packageNameFault,
  type PackageValues,
  type ServiceValues,
} from '@showcase/data/schemas';
import { Field, formatMoney, MoneyInput, Notice, Textarea, TextInput } from '@showcase/ui';
import { TagInput } from '@showcase/ui/controls';
import { EntryForm } from '../../../shared/entries/entry-form.tsx';
import { EntryList } from '../../../shared/entries/entry-list.tsx';
import { useEntries } from '../../../shared/entries/use-entries.ts';

export function Packages() {
  const packages = useEntries<PackageValues, ServiceValues>({
    list: 'packages',
    entry: 'newPackage',
    blank: BLANK_PACKAGE,
    faultOf: (entry, others) =>
      others.length >= MOST_PACKAGES
        ? `There is room for ${MOST_PACKAGES} packages`
        : (packageFault(entry) ?? packageNameFault([...others, entry])),
  });
  const {
    entries,
    entry,
    error,
    listError,
    isEditing,
    ref,
    focus,
    change,
    add,
    clear,
    edit,
    remove,
  } = packages;
  return (
    <>
      <EntryList
        label="Packages"
        entries={entries}
        nameOf={({ name }) => name}
        onEdit={edit}
        onRemove={remove}
        onEmptied={focus}
      >
        {({ name, description, price, delivery, features }) => (
          <>
            <strong>
              {name} · {formatMoney(Number(price))}
            </strong>
            <span>Delivery in {delivery}</span>
            {description && <span>{description}</span>}
            <span>{features.join(' · ')}</span>
          </>
        )}
      </EntryList>
      {listError && <Notice variant="danger">{listError}</Notice>}
      <EntryForm
        label="Package"
        addLabel="Add Package"
        error={error}
        isEditing={isEditing}
        onAdd={add}
        onClear={clear}
      >
        <Field label="Package Name" isRequired>
          <TextInput
            ref={ref}
            value={entry.name}
            maxLength={100}
            placeholder="Basic"
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </Field>
        <Field label="Package Description">
          <Textarea
            value={entry.description}
            maxLength={1000}
            rows={2}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
        </Field>
        <Field label="Package Price" isRequired>
          <MoneyInput
            value={entry.price}
            min={1}
            onChange={(event) => change({ price: event.currentTarget.value })}
          />
        </Field>
        <Field label="Package Delivery Time" isRequired>
          <TextInput
            value={entry.delivery}
            maxLength={100}
            placeholder="3 days"
            onChange={(event) => change({ delivery: event.currentTarget.value })}
          />
        </Field>
        <Field label="Package Features" isRequired hint="Press Enter after each">
          <TagInput
            value={entry.features}
            maxLength={200}
            splitsAtComma={false}
            onValueChange={(features) => change({ features })}
          />
        </Field>
      </EntryForm>
    </>
  );
}
