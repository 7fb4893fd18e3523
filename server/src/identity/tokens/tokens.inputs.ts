import { Field, InputType } from '@nestjs/graphql';
import { IsString } from 'class-validator';

@InputType({ description: 'Who signs in, and their password.' })
export class LoginInput {
  @Field({ description: 'Email address or handle.' })
  @IsString({ message: 'Please enter your email address or handle.' })
  login!: string;

  @Field({ description: 'Compared exactly as it was set.' })
  @IsString({ message: 'Please enter your password.' })
  password!: string;
}

/** The same over REST; `email` may be a handle. */
export class LoginBody {
  @IsString({ message: 'Please enter your email address or handle.' })
  email!: string;

  @IsString({ message: 'Please enter your password.' })
  password!: string;
}

export class RefreshBody {
  @IsString({ message: 'refreshToken must be a refresh token.' })
  refreshToken!: string;
}
