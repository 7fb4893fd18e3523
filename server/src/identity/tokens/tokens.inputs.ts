import { Field, InputType } from '@nestjs/graphql';
import { IsString } from 'class-validator';

@InputType()
export class LoginInput {
  @Field({ description: 'Email address or handle.' })
  @IsString({ message: 'Please enter your email address or handle.' })
  login!: string;

  @Field()
  @IsString({ message: 'Please enter your password.' })
  password!: string;
}

/** REST's way to say the same; `email` may hold a handle. */
export class LoginBody {
  @IsString({ message: 'Please enter your email address or handle.' })
  email!: string;

  @IsString({ message: 'Please enter your password.' })
  password!: string;
}

export class RefreshBody {
  @IsString({ message: 'refreshToken takes a refresh token.' })
  refreshToken!: string;
}
