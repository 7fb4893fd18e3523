import { TextField, type TextFieldProps } from '../../../ui/form/TextField';
import { useEntranceMessages } from '../messages';
import { useInviteOfferQuery } from './Registration.generated';

/** What a whole code looks like; before, nothing is asked. */
const CODE = /^[a-z0-9]{12}$/;

interface InviteFieldProps extends Omit<TextFieldProps, 'label' | 'hint' | 'value'> {
  value: string;
}

/** The code of an invite, and whose it is. */
export function InviteField({ value, error, ...field }: InviteFieldProps) {
  const w = useEntranceMessages();
  const code = value.toLowerCase().replaceAll(/[\s-]/g, '');
  const isWhole = CODE.test(code);
  const { data } = useInviteOfferQuery({
    variables: { code },
    skip: !isWhole,
    fetchPolicy: 'network-only',
    context: { anonymous: true },
  });
  const offer = isWhole ? data?.invite : undefined;
  const wrong = error ?? (isWhole && data && !data.invite ? w('inviteInvalid') : null);
  return (
    <TextField
      label={w('invite')}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
      {...field}
      value={value}
      error={wrong}
      hint={
        wrong ? undefined : (
          <span role="status">
            {offer?.owner
              ? w.rich(offer.followsOwner ? 'invitedFollows' : 'invitedBy', {
                  name: <bdi key="name">{offer.owner.displayName}</bdi>,
                  handle: (
                    <bdi key="handle" dir="ltr">
                      @{offer.owner.handle}
                    </bdi>
                  ),
                })
              : w('inviteHint')}
          </span>
        )
      }
    />
  );
}
