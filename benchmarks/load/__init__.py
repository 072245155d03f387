"""How many players a server carries: whole matches over real sockets, beside the limit and a peer."""
