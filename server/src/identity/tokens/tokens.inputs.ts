import { Field, InputType } from '@nestjs/graphql';
import { IsString } from 'class-validator';
import { OptionalFlag, OptionalText } from '#kernel/request/input-fields.js';

@InputType({ description: 'Who signs in, and their password.' })
export class LoginInput {
  @Field({ description: 'Email address or handle.' })
  @IsString({ message: 'Please enter your email address or handle.' })
  login!: string;

  @Field({ description: 'Compared exactly as it was set.' })
  @IsString({ message: 'Please enter your password.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of the authenticator app, or a recovery code, if the answer without it was SECOND_FACTOR_REQUIRED.',
  })
  @OptionalText()
  code?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True keeps an account that its owner asked to delete. Without it, such a login is refused with ACCOUNT_LEAVING.',
  })
  @OptionalFlag()
  takeBack?: boolean | null;
}

/** The same over REST; `email` may be a handle. */
export class LoginBody {
  @IsString({ message: 'Please enter your email address or handle.' })
  email!: string;

  @IsString({ message: 'Please enter your password.' })
  password!: string;

  @OptionalText()
  code?: string | null;

  @OptionalFlag()
  takeBack?: boolean | null;
}

export class RefreshBody {
  @IsString({ message: 'refreshToken must be a refresh token.' })
  refreshToken!: string;
}
