/* Styles of what is drawn before the client runs, for the style sheet that the page itself names. */
import '../app/shell/frame-styles';
import '../features/posts/body-styles';
import '../features/posts/card-styles';
import '../features/posts/composer/place-styles';
import '../features/posts/text/text-styles';
import '../ui/avatar-face';
import '../ui/list-styles';
import '../ui/page-styles';
import './early-styles';
